import { type FaceSet, useLinkSetting } from '../settings'
import { emoji } from './emoji'

/** What is drawn on the tiles: what the settings say, or shapes where the pictures could not be loaded. */
export function useFaces(): FaceSet {
  const wanted = useLinkSetting('faces')
  const { failed } = emoji.use()
  return failed && wanted === 'emoji' ? 'shapes' : wanted
}
