import { type FiledGame, makeGamesFiles } from '../play/games-file'
import { downloadText } from '../ui/download'

/** Offers saved games as a file, or as several where one could not be read again. */
export function downloadGames(games: readonly FiledGame[]): void {
  for (const [index, text] of makeGamesFiles(games).entries())
    downloadText(index === 0 ? 'pairwise-games.json' : `pairwise-games-${index + 1}.json`, text)
}
