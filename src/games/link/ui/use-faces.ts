import { type Settings, useSetting } from '#src/ui/settings.ts'
import { emoji } from './emoji'

/** What is drawn on the tiles: what the settings say, or shapes where the pictures could not be loaded. */
export function useFaces(): Settings['faces'] {
  const wanted = useSetting('faces')
  const { failed } = emoji.use()
  return failed && wanted === 'emoji' ? 'shapes' : wanted
}
