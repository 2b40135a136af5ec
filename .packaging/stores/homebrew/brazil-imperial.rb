# A cask for a tap of one's own (Casks/brazil-imperial.rb there): brew install --cask OWNER/TAP/brazil-imperial
cask "brazil-imperial" do
  arch arm: "arm64", intel: "x86_64"

  version "$version"
  sha256 arm:   "$macos_arm64_sha256",
         intel: "$macos_x86_64_sha256"

  url "$repository/releases/download/v#{version}/brazil-imperial-#{version}-macos-#{arch}.zip"
  name "Brazil: Imperial"
  desc "Three digital board games for one computer"
  homepage "$repository"

  depends_on macos: ">= :big_sur"

  app "Brazil Imperial.app"

  zap trash: [
    "~/Library/Application Support/brazil-imperial",
    "~/Library/Caches/brazil-imperial",
    "~/Library/Logs/brazil-imperial",
  ]

  caveats <<~TEXT
    The program is not notarised by Apple. After the first start was refused, choose
    System Settings > Privacy & Security > Open Anyway.
  TEXT
end
