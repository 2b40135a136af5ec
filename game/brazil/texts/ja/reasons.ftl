# Why not? One sentence for each refusal of the engine: why, and what would make it legal.
reason-action_first = 先にトークンをアーチへ移してください。ユニットはアクションの後に動きます。
reason-adjacent_only_to_seized = 占領したタイルにしか接しません。自分で建てたタイルの隣に建ててください。
reason-adjacent_to_enemy = ほかのプレイヤーのタイルが隣にあります。1ヘクス空けてください。
reason-already_made = { $product }はもう作りました。1つずつしかありません。
reason-already_peeked = そこはもう知っています。見ていないタイルを選んでください。
reason-already_used = ゲーム中1回だけで、もう使いました。
reason-arch_without_extra = { $arch }に追加移動はありません。通常移動は残っているかもしれません。
reason-battle_pending = 戦闘が先です。カードを選んでから進めてください。
reason-bid_first = 先に入札する点数を決めてください。
reason-bid_out_of_range = 0～{ $most }点で入札してください。
reason-bonus_not_here = 時代{ $era }の裏返したトークンが、この手番のアーチの下にないか、ボーナスを使い終えています。
reason-cannot_afford = 供給・支配するタイル・ゴールドカードでは{ $cost }を支払えません。
reason-cannot_replace = { $over ->
    [any] { $tile }の上には建てられません。レオポルディナの効果では、支配する自分の建物で、宮殿のないものなら、どの時代でも置き換えられます。
   *[early] { $tile }の上には建てられません。宮殿のない時代I・IIの自分の建物を置き換えられるのは、教会・アカデミー・都市だけです。
 }
reason-capital_is_safe = ほかのプレイヤーの首都は安全で、入ることも攻撃もできません。
reason-card_not_playable = このカードは使えません。[gold]として払うか、終了時に手札で数えます。
reason-cards_in_order = カードの順番が違います。選び直してください。
reason-choose_capital_first = 先に首都の場所を選んでください。
reason-choose_mission_era_first = 先に引くミッションの時代を選んでください。
reason-choose_monarch_first = 先に君主を選んでください。
reason-choose_resource_first = 先に得る資源を選んでください。
reason-church_before_era_iii = イエズス会が早く建てた教会です。時代IIIまで改築できません。
reason-does_not_pay = { $thing }は{ $need }の支払いに使えません。金は任意の資源、科学は任意の資源か金の代わりになります。
reason-drop_first = { $what ->
    [gold] ゴールドカードが多すぎます。先に{ $excess }枚捨ててください。
    [combat] 戦闘カードが多すぎます。先に{ $excess }枚捨ててください。
   *[goods] 供給があふれています。先に{ $excess }個捨ててください。
 }
reason-enemy_unit_there = 敵のユニットがいます。倒すか、別の場所に建ててください。
reason-era_changes_first = 先に時代が変わります。古いトークンをアーチの下に置いてください。
reason-era_too_early = これは時代{ $era }のものです。その時代が始まると建てられます。
reason-expedition_there = 遠征が公開されています。勝ってから建ててください。
reason-extra_move_needs = { $arch }の追加移動では届きません。ボタンに行き先が出ています。
reason-finish_first = 先に途中の選択を終えてください。選ぶか、メインボタンで飛ばします。
reason-game_over = ゲームは終わりました。見ることはできます。
reason-give_cards_first = 先に交易の戦闘カードを{ $needs }枚渡してください。
reason-goods_still_there = まだ物資があります。使い切ってから改築してください。
reason-just_gained = { $thing }はこのアクションで得たばかりです。次のアクションから使えます。
reason-keep_missions_first = 先に残すミッションを選んでください。
reason-mission_incomplete = 目標{ $of }のうち{ $done }を達成。同時にすべて達成すると、このミッションを公開できます。
reason-mission_of_later_era = 時代{ $era }のミッションです。その時代が始まると公開できます。
reason-monarch_of_other_colour = 別の色の君主です。自分の色から選んでください。
reason-needed_elsewhere = { $thing }はコストの別の部分に必要です。ここは別のもので払ってください。
reason-needs_monarch_there = 都市は君主のいる場所に築きます。先に君主を連れてきてください。
reason-needs_unit_there = アラリボイアの効果では、どのユニットでも都市を築けます。先に連れてきてください。
reason-no_capital_tile_there = そこに首都タイルはありません。空いているものを選んでください。
reason-no_enemy_there = 攻撃する相手がいません。敵のユニットかタイルのあるヘクスを選んでください。
reason-no_expedition_there = このユニットのいる場所に遠征はありません。先に遠征へ移動してください。
reason-no_flipped_token = アーチの下に裏返したトークンがありません。最初の1つは時代Iの終わりに置きます。
reason-no_missions_left = 時代{ $era }のミッションはもうありません。別の時代を選んでください。
reason-no_movement_left = { $by ->
    [extra] この手番の追加移動は使い終えました。
   *[free] この手番の通常移動は使い終えました。
 }
reason-no_palace_site = 宮殿の条件に合うタイルがありません。建ててからにしてください。
reason-no_slot_there = そこに製品の枠はありません。枠のあるアーチを選んでください。
reason-no_stock = { $tile }の在庫がありません。表裏で同じタイルを使います。
reason-no_such_arch = そのアーチはありません。ボードの7つから選んでください。
reason-no_such_card_there = そのカードは出ていません。公開されたカードから選んでください。
reason-no_such_hex = そこへは行けません。ユニットのいる所以外のヘクスを選んでください。
reason-no_such_option = その選択は今できません。表示中のものから選んでください。
reason-no_such_palace = その宮殿はありません。ボードのII～VIから選んでください。
reason-no_such_unit = 一緒には動けません。自分のユニットを選んでください。
reason-no_unit_on_map = 動かせるユニットがマップにいません。先に配備してください。
reason-not_a_building = 改築できるのは建物だけです。都市と首都は改築しません。
reason-not_a_deploy_site = ユニットは首都か、自分が建てて支配する都市に置きます。
reason-not_a_resource = { $thing }は資源ではありません。サトウキビ・コーヒー・ブラジルボク・綿花から選んでください。
reason-not_adjacent_to_own = 自分で建てたタイルに接する必要があります。帝国の隣のヘクスを選んでください。
reason-not_after_a_battle = このカードは戦闘の後には使えません。自分の手番に使うか、取っておいてください。
reason-not_built_by_you = ほかのプレイヤーが建てました。改築できるのは自分の建物だけです。
reason-not_controlled = このタイルを支配していません。敵を追い払うか、別のタイルを選んでください。
reason-not_dealt_to_you = そのミッションは配られていません。表示中のものから選んでください。
reason-not_held = 持っていません：{ $thing }。
reason-not_on_offer = 今は選べません。光っているものを選んでください。
reason-not_on_show = その絵画はギャラリーにありません。公開中のものを選んでください。
reason-not_on_that_hex = 全員が同じヘクスにいる必要があります。
reason-not_your_turn = ほかのプレイヤーが決めています。手番はすぐに来ます。
reason-nothing_legal = { $arch }では今できることがありません。先に必要なものを集めてください。
reason-nothing_open = 今はできません。マップの上の欄に、することが出ています。
reason-nothing_to_use = この絵画に使うものはありません。自動で働きます。
reason-nothing_unexplored_there = そこに未踏のタイルはありません。雲の下のヘクスを選んでください。
reason-one_era_after_the_other = 先に時代{ $era }のミッションから選んでください。
reason-only_adjacent_attack = 射撃は隣のヘクスだけです。先に近づいてください。
reason-only_after_victory = このカードは、戦闘か遠征に勝った直後に使います。
reason-only_dragoons_lead = ほかのユニットを連れて動けるのは竜騎兵だけです。ほかは1体ずつ動きます。
reason-palace_already_placed = 宮殿「{ $palace }」はもう置きました。別のものを選んでください。
reason-palace_forbids_flip = 宮殿があります。補充はできますが、裏返せません。
reason-palace_prerequisite = 宮殿「{ $palace }」には別の種類のタイルが必要です。ボードに書いてあります。
reason-palace_there_already = もう宮殿があります。1タイルに1つまでです。
reason-payment_open = 先に支払いを終えてください：{ $need }。
reason-same_arch = トークンはもう{ $arch }にあります。毎手番、別のアーチに移してください。
reason-shape_mismatch = 枠は{ $needs }、製品は{ $found }です。同じ形の枠を選んでください。
reason-slot_taken = { $slot }はもう強化済みです。空いた枠を選んでください。
reason-token_already_moved = この手番、トークンはもう{ $arch }に移しました。
reason-token_there_already = { $arch }の下には裏返したトークンがあります。別のアーチを選んでください。
reason-too_far = 遠すぎます。ユニットは隣のヘクスに動きます。
reason-too_few_combat_cards = 手札に戦闘カードが{ $needs }枚必要です。
reason-too_many_cards = 1回の戦闘に{ $most }枚までです。いくつか戻してください。
reason-unit_cannot_fire = 動かずに攻撃できるのは大砲と擲弾兵だけです。このユニットは入る必要があります。
reason-unit_in_supply = このユニットはマップにいません。先に配備してください。
reason-unit_not_in_battle = そのユニットは戦っていません。戦った勝者のユニットを選んでください。
reason-unit_on_map = このユニットはもうマップにいます。別のものを配備してください。
reason-water_needs_free_or_edge_move = 水域に出入りできるのは、通常移動か改築の移動だけです。
reason-wrong_terrain = 必要な地形：{ $needs }。このヘクス：{ $found }。
