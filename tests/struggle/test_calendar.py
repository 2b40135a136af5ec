"""Setup and the phases of a peace turn (rules 4, 10.7, 14)."""

from __future__ import annotations

import pytest

from engine.core.components import in_edition
from engine.core.rng import Rng
from engine.core.session import Session
from engine.struggle import moves as m
from engine.struggle.board import AT, NAVAL, START, mask_of
from engine.struggle.components import AWARDS, COMMODITIES, EVENTS, GAME, INVESTMENTS, SPACES, STEPS
from engine.struggle.rules.bonus_war_tiles import bonus_at
from engine.struggle.rules.calendar import PHASES
from engine.struggle.rules.ministry_phase import available_ministries
from engine.struggle.state import Options, Setup
from tests.struggle import census
from tests.struggle.kit import RULES, B, F, Table
from tests.struggle.random_play import finished, new


def fresh(seed: int = 1, **options) -> Session:
    return Session(RULES, Setup("standard", Options(**options)), seed)


# --- setup (4.2) ---


def test_flags_squadrons_and_tracks_at_setup():
    s = fresh().state
    assert (s.vp, s.turn, s.initiative) == (15, 1, F)
    for side, name in enumerate(("france", "britain")):
        assert s.held[side] == START[side] == mask_of(n for n, space in SPACES.items() if space.start == name)
        assert not s.held[side] & NAVAL
        player = s.players[side]
        assert (player.debt, player.limit, player.trp) == (0, 6, 0)
    assert (s.players[F].box, s.players[B].box) == (1, 2)
    assert not s.damaged and not s.conflict


def test_france_holds_algonquin_raids_and_britain_wheat():
    from engine.struggle.rules.advantages import advantages_held

    s = fresh().state
    assert advantages_held(s, F) == ["algonquin_raids"] and advantages_held(s, B) == ["wheat"]


def test_a_basic_tile_in_each_theater_and_a_french_bonus_tile_in_central_europe():
    s = fresh().state
    for player in s.players:
        assert [len(laid) - len(bonus_at(player, n)) for n, laid in enumerate(player.laid)] == [1, 1, 1, 1]
    assert [len(bonus_at(s.players[F], n)) for n in range(4)] == [1, 0, 0, 0]
    assert all(not bonus_at(s.players[B], n) for n in range(4))


def test_the_first_deal():
    s = fresh().state
    assert len(s.shown) == 9 and len(s.stack) == 15 and len(set(s.shown)) == 9
    assert len(s.deck) == 9 and all(len(p.hand) == 3 for p in s.players)
    assert {EVENTS[card].era for card in s.deck} == {"succession"}
    assert len(s.awards) == 4 and len(s.demand) == 3
    census.check(s)


@pytest.mark.parametrize(("name", "side"), [("head_start_france", F), ("head_start_britain", B)])
def test_a_head_start_is_treaty_points(name, side):
    s = fresh(**{name: 3}).state
    assert s.players[side].trp == 3 and s.players[1 - side].trp == 0


def test_the_spanish_empire_has_flags():
    s = fresh(spanish_empire=True).state
    assert s.held[3] == mask_of(["havana", "santiago", "puerto_principe"])
    assert fresh().state.held[3] == 0


# --- the phases (4.3) ---


def at_turn(turn: int, seed: int = 1):
    """The first position of a random game in a turn's Action phase."""
    session = finished(seed)
    for count in range(len(session.log)):
        s = session.position(count)
        if s.turn == turn and s.frames[-1].kind == "round":
            return s
    raise LookupError(turn)


def seed_of_turn(turn: int) -> int:
    return next(seed for seed in range(40) if finished(seed).state.turn >= turn)


def test_the_empire_brings_its_events_and_four_more_debt():
    s = at_turn(3, seed_of_turn(3))
    assert all(player.limit >= 10 for player in s.players)
    cards = [*s.deck, *s.discard, *s.gone, *(c for p in s.players for c in p.hand)]
    assert {EVENTS[card].era for card in cards} == {"succession", "empire"}


def test_the_revolution_takes_the_succession_away():
    s = at_turn(5, seed_of_turn(5))
    held = [*s.deck, *s.discard, *(c for p in s.players for c in p.hand)]
    assert "succession" not in {EVENTS[card].era for card in held}
    assert set(s.gone) >= {card.id for card in in_edition(EVENTS, s.edition) if card.era == "succession"}


def test_the_order_in_which_the_succession_leaves_does_not_tell_whose_hand_held_a_card():
    seen = []
    first, second = [card for card in Table(turn=4).s.deck if EVENTS[card].era == "succession"][:2]
    for card in (first, second):
        t = Table(turn=4).hand(F, card)
        t.s.step = next(n for n, step in enumerate(STEPS) if step.turn == 5)
        before = RULES.view(t.s, B)
        PHASES["begin"](t.s, [])
        census.cards(t.s)
        seen.append((before, RULES.view(t.s, B)))
    assert t.s.turn == 5 and t.player(F).hand == () and seen[0] == seen[1]


def test_discards_stay_out_of_the_empire_deck():
    t = Table()
    t.s.step = 3
    discards = t.s.discard
    PHASES["begin"](t.s, [])
    assert t.s.turn == 3 and t.s.discard == discards and len(t.s.deck) == 9 + 15


@pytest.mark.parametrize("edition", [1, 9])
def test_an_era_brings_the_events_of_the_edition_that_is_played(monkeypatch, edition):
    like = next(card for card in EVENTS.values() if card.era == "empire")
    monkeypatch.setitem(EVENTS, "of_the_ninth", like.model_copy(update={"id": "of_the_ninth", "since": 9}))
    t = Table(edition=edition)
    t.s.step = 3
    PHASES["begin"](t.s, [])
    assert ("of_the_ninth" in t.s.deck) == (edition == 9)


@pytest.mark.parametrize("seed", range(4))
def test_awards_of_an_era_are_the_eight_in_two_turns(seed):
    first, second = at_turn(1, seed_of_turn(2)).awards, at_turn(2, seed_of_turn(2)).awards
    assert sorted((*first, *second)) == list(AWARDS) and len(first) == 4


def test_tiles_run_out_in_turn_three_and_are_shuffled():
    t = Table()
    s = t.s
    for _ in range(2):
        PHASES["reset"](s, [])
        from engine.struggle.rules import deck

        deck.show_tiles(s, [])
        assert len(set(s.shown)) == 9
    assert len(s.stack) == 15 and sorted((*s.stack, *s.shown)) == list(INVESTMENTS)


def test_reset_brings_squadrons_back_and_ends_the_duties():
    t = Table()
    t.s.duties, t.s.exhausted = "furs", 7
    t.player(B).aside, t.player(B).unbuilt = 1, 5
    t.player(B).used = ("x",)
    PHASES["reset"](t.s, [])
    assert (t.s.duties, t.s.exhausted, t.player(B).box, t.player(B).aside) == ("", 0, 3, 0)
    assert t.player(B).used == ()


def test_treaty_points_above_four_are_lost_before_scoring():
    t = Table(bare=True).money(F, trp=7).money(B, trp=3)
    t.s.awards, t.s.demand = (1, 2, 3, 4), ()
    PHASES["close"](t.s, [])
    assert (t.player(F).trp, t.player(B).trp) == (4, 3)


# --- keeping Events (phase 6) ---


def second_turn() -> Session:
    session = new(seed_of_turn(2))
    from tests.struggle.random_play import steps

    for move in steps(session, seed_of_turn(2)):
        if session.state.frames[-1].kind == "keep":
            return session
        session.submit(move)
    raise LookupError


def test_three_are_kept_the_others_are_turned_up_together():
    session = second_turn()
    s = session.state
    assert session.awaiting == (F,) and len(s.players[F].hand) > 3
    hand = s.players[F].hand
    assert session.why_not(m.KeepEvents(F, hand[:2])).code == "keep_first"
    assert session.why_not(m.KeepEvents(F, ("strange", *hand[:2]))).code == "not_in_hand"
    assert session.why_not(m.NameFirst(F, F)).code == "keep_first"
    session.submit(m.KeepEvents(F, hand[:3]))
    s = session.state
    if s.frames[-1].kind == "keep":
        assert s.players[F].kept == hand[3:] and not set(hand[3:]) & set(s.discard)
        assert set(RULES.view(s, B).players[F].kept) == {"?"}
        events = session.submit(session.legal_moves(B)[0])
        assert [e.name for e in events].count("Discarded") == 2
    assert set(hand[3:]) <= set(session.state.discard)


def test_an_empty_pile_is_made_of_the_discards_and_then_nothing_is_drawn():
    from engine.struggle.rules import dealing

    t = Table()
    s = t.s
    for player in s.players:
        player.hand = ()
    s.gone = s.deck + s.discard[4:]
    s.discard, s.deck = s.discard[:4], ()
    dealing.deal(s, [])
    assert sorted(len(p.hand) for p in s.players) == [2, 2] and s.deck == s.discard == ()


# --- Ministries (phase 7) ---


def choosing(turn: int = 1) -> Table:
    t = Table(turn=turn)
    from engine.struggle.rules import ministry_phase

    t.s.frames = t.s.frames[:1]
    ministry_phase.begin(t.s, [])
    t.changed()
    return t


def test_two_of_the_era_face_down():
    t = choosing()
    cards = available_ministries(t.s, F)
    t.refused(m.ChooseMinistries(F, tuple(cards[:1])), "choose_more", n=2)
    t.refused(m.ChooseMinistries(F, tuple(cards[:3])), "places_full", n=2)
    t.refused(m.ChooseMinistries(F, (cards[0], "choiseul")), "not_of_era")
    t.refused(m.ChooseMinistries(F, (cards[1], cards[0])), "not_of_era")
    t.refused(m.NameFirst(F, F), "ministries_first")
    t.do(m.ChooseMinistries(F, tuple(cards[:2])))
    assert t.player(F).ministries == ((cards[0], False), (cards[1], False))
    assert {card for card, _ in RULES.view(t.s, B).players[F].ministries} == {"?ministry"}
    t.waits_for(B, "ministry")


def exchanging(*cards: str, up: tuple[str, ...] = (), turn: int = 2) -> Table:
    t = Table(turn=turn)
    from engine.struggle.rules import ministry_phase

    t.player(F).ministries = tuple((card, card in up) for card in cards)
    t.player(B).ministries = (("jonathan_swift", True), ("edmond_halley", True))
    t.s.frames = t.s.frames[:1]
    ministry_phase.begin(t.s, [])
    t.changed()
    return t


def test_face_down_cards_may_be_exchanged_and_face_up_ones_stay():
    t = exchanging("cardinal_ministers", "john_law", up=("john_law",))
    t.refused(m.ChooseMinistries(F, ("cardinal_ministers", "court_of_the_sun_king")), "face_up_stays")
    t.do(m.ChooseMinistries(F, ("john_law", "court_of_the_sun_king")))
    assert t.player(F).ministries == (("john_law", True), ("court_of_the_sun_king", False))


def test_a_side_with_face_up_cards_only_is_not_asked():
    t = exchanging("cardinal_ministers", "john_law")
    t.do(m.ChooseMinistries(F, ("cardinal_ministers", "john_law")))
    assert t.frame.kind != "ministry"


def test_a_card_that_left_the_game_leaves_its_place_empty_until_the_next_era():
    from engine.struggle.rules.abilities import remove

    t = exchanging("john_law", "jacobite_uprisings", up=("john_law",))
    remove(t.s, "jacobite_uprisings", [])
    assert t.player(F).ministries == (("john_law", True),) and t.player(F).lost_places == 1
    t.changed()
    t.refused(m.ChooseMinistries(F, ("john_law", "court_of_the_sun_king")), "places_full", n=1)
    assert t.legal() == [m.ChooseMinistries(F, ("john_law",))]
    t.s.turn = 3
    assert "jacobite_uprisings" not in available_ministries(t.s, F)
    from engine.struggle.rules import ministry_phase

    t.s.frames = t.s.frames[:1]
    ministry_phase.begin(t.s, [])
    t.changed()
    t.do(m.ChooseMinistries(F, ("choiseul", "dupleix")))


def test_the_jacobites_may_be_a_third_ministry():
    t = choosing(turn=5)
    t.s.third_ministry = True
    t.changed()
    t.do(m.ChooseMinistries(F, ("jacobite_uprisings", "voltaire", "turgot")))
    assert len(t.player(F).ministries) == 3
    t = choosing(turn=5)
    t.s.third_ministry = True
    t.changed()
    t.refused(m.ChooseMinistries(F, ("voltaire", "turgot", "lavoisier")), "places_full")


def test_in_the_second_turn_they_move_over_and_their_place_is_filled():
    t = exchanging("choiseul", "jacobite_uprisings", up=("choiseul", "jacobite_uprisings"), turn=4)
    t.s.third_ministry = True
    t.changed()
    t.do(m.ChooseMinistries(F, ("jacobite_uprisings", "choiseul", "voltaire")))
    assert t.player(F).ministries == (("jacobite_uprisings", True), ("choiseul", True), ("voltaire", False))


def test_the_third_place_fills_no_usual_one():
    t = exchanging("choiseul", "dupleix", turn=4)
    t.s.third_ministry = True
    t.changed()
    t.refused(m.ChooseMinistries(F, ("jacobite_uprisings", "choiseul")), "choose_more")
    t.do(m.ChooseMinistries(F, ("jacobite_uprisings", "choiseul", "voltaire")))


def test_beside_two_face_up_cards_they_come_in_a_third_place():
    t = exchanging("choiseul", "dupleix", up=("choiseul", "dupleix"), turn=4)
    t.s.third_ministry = True
    t.changed()
    assert m.ChooseMinistries(F, ("choiseul", "dupleix")) in t.legal()
    t.do(m.ChooseMinistries(F, ("jacobite_uprisings", "choiseul", "dupleix")))


# --- initiative (phase 8) ---


@pytest.mark.parametrize(("vp", "held_by"), [(14, F), (16, B), (15, B)])
def test_the_side_behind_has_the_initiative_and_names_who_goes_first(vp, held_by):
    t = Table(turn=2)
    t.s.vp, t.s.initiative = vp, B
    PHASES["initiative"](t.s, [])
    t.changed()
    t.waits_for(held_by, "first")
    t.refused(m.NameFirst(held_by, 2), "name_first")
    t.refused(m.EndRound(held_by), "name_first")
    t.do(m.NameFirst(held_by, 1 - held_by))
    t.waits_for(1 - held_by, "round")


def test_in_turn_one_france_names_it_whatever_the_score():
    t = Table()
    t.s.vp = 20
    PHASES["initiative"](t.s, [])
    t.changed()
    t.waits_for(F, "first")


def test_the_demand_is_three_of_six():
    from engine.struggle.rules import demand

    seen = set()
    t = Table()
    for seed in range(30):
        t.s.rng = Rng(seed).bits()
        demand.draw(t.s, [])
        assert len(t.s.demand) == 3 and list(t.s.demand) == [c for c in COMMODITIES if c in t.s.demand]
        seen |= set(t.s.demand)
    assert seen == set(COMMODITIES)
    assert GAME.demand_shown == 3 and AT["plassey"] >= 0
