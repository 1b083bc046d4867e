import { parseSettings, type Settings } from '#src/simulator/runs/settings.ts'

/** Returns settings of a simulation, the usual ones but for `changed`. */
export function settingsOf(changed: object = {}): Settings {
  const settings = parseSettings(changed)
  if (!settings.ok) throw new Error(settings.code)
  return settings.value
}
