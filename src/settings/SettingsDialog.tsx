import { Trans, useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type DeclaredGame, type GameSettings, useGames } from '#src/define/define-game.ts'
import { PictureRow, Range, SelectRow, SettingGroup, Switch } from '#src/ui/form/SettingRow.tsx'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { KEYS } from '#src/ui/kit/Help.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { LoadProblem } from '#src/ui/load/LoadProblem.tsx'
import { Progress } from '#src/ui/load/Progress.tsx'
import { type Settings, settingsStore, TABLES } from '#src/ui/settings.ts'
import { canVibrate } from '#src/ui/sound/sound.ts'
import { DARK, LIGHT } from '#src/ui/words.ts'
import styles from './SettingsDialog.module.css'

const SYSTEM = /*i18n*/ { id: 'setting.system', message: 'System' }

/** Endonyms, so that players who cannot read the present language find theirs. */
const LANGUAGE_NAMES = {
  system: SYSTEM,
  en: 'English',
  vi: 'Tiếng Việt',
  'zh-Hant': '繁體中文',
}

const THEME_NAMES = {
  dark: DARK,
  light: LIGHT,
  contrast: /*i18n*/ { id: 'setting.theme.contrast', message: 'High contrast' },
  system: SYSTEM,
}

const TABLE_NAMES = {
  theme: /*i18n*/ { id: 'setting.table.theme', message: 'As the theme' },
  night: /*i18n*/ { id: 'setting.table.night', message: 'Night' },
  paper: /*i18n*/ { id: 'setting.table.paper', message: 'Paper' },
  felt: /*i18n*/ { id: 'setting.table.felt', message: 'Felt' },
}

const MOTION_NAMES = {
  system: SYSTEM,
  full: /*i18n*/ { id: 'setting.motion.full', message: 'Full' },
  reduced: /*i18n*/ { id: 'setting.motion.reduced', message: 'Reduced' },
}

const PLAY_NAMES = {
  clock: /*i18n*/ { id: 'setting.clock', message: 'Show the time' },
  streak: /*i18n*/ { id: 'setting.streak', message: 'Show days in a row' },
}

const KEY_NAMES = {
  shortcuts: /*i18n*/ { id: 'setting.shortcuts', message: 'Single-key shortcuts' },
}

export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const games = useGames()
  return (
    <Dialog title={i18n._(TOOLS.settings[0])} onClose={onClose}>
      <Looks />
      <Sounds />
      <SettingGroup title={<Trans id="setting.group.play" message="Play" />}>
        <Switches store={settingsStore} switches={PLAY_NAMES} />
      </SettingGroup>
      <SettingGroup title={<Trans {...KEYS} />}>
        <Switches store={settingsStore} switches={KEY_NAMES} />
      </SettingGroup>
      {games.map(
        ({ id, title, settings }) =>
          settings && <GameGroup key={id} title={i18n._(title)} settings={settings} />,
      )}
      <Advanced />
      <Data />
    </Dialog>
  )
}

function Looks() {
  const { values, change } = useStore(settingsStore)
  return (
    <SettingGroup title={<Trans id="setting.group.look" message="Look" />}>
      <SelectRow
        label={<Trans id="setting.language" message="Language" />}
        value={values.language}
        options={LANGUAGE_NAMES}
        onChange={(language) => change({ language })}
      />
      <SelectRow
        label={<Trans id="setting.theme" message="Theme" />}
        value={values.theme}
        options={THEME_NAMES}
        onChange={(theme) => change({ theme })}
      />
      <SelectRow
        label={<Trans id="setting.motion" message="Motion" />}
        value={values.motion}
        options={MOTION_NAMES}
        onChange={(motion) => change({ motion })}
      />
      <TableRow />
    </SettingGroup>
  )
}

function TableRow() {
  const { i18n } = useLingui()
  const { values, change } = useStore(settingsStore)
  const chips = TABLES.map((id) => ({
    id,
    name: i18n._(TABLE_NAMES[id]),
    picture: <TablePicture table={id} />,
  }))
  return (
    <PictureRow
      name="table"
      legend={i18n._({ id: 'setting.table', message: 'Table' })}
      chips={chips}
      chosen={values.table}
      onChoose={(table) => change({ table })}
    />
  )
}

function TablePicture({ table }: { table: Settings['table'] }) {
  return (
    <svg className={styles.table} data-table={table} viewBox="0 0 76 32" aria-hidden="true">
      <path d="M25 16h26" stroke="var(--path)" strokeWidth="3" />
      <g fill="var(--tile-side)">
        <rect x="8" y="9" width="17" height="17" rx="4" />
        <rect x="51" y="9" width="17" height="17" rx="4" />
      </g>
      <g fill="var(--tile-selected)" stroke="var(--ring-selected)" strokeWidth="1.6">
        <rect x="8" y="7" width="17" height="17" rx="4" />
        <rect x="51" y="7" width="17" height="17" rx="4" />
      </g>
    </svg>
  )
}

function Sounds() {
  const { values, change } = useStore(settingsStore)
  return (
    <SettingGroup title={<Trans id="setting.group.sound" message="Sound" />}>
      <Switch on={values.sound} onChange={(sound) => change({ sound })}>
        <Trans id="setting.sound" message="Sounds" />
      </Switch>
      <Range
        label={<Trans id="setting.volume" message="Volume" />}
        disabled={!values.sound}
        value={values.volume}
        onChange={(volume) => change({ volume })}
      />
      <Switch
        on={values.vibration && canVibrate()}
        disabled={!canVibrate()}
        onChange={(vibration) => change({ vibration })}
      >
        <Trans id="setting.vibration" message="Vibrate on a match" />
      </Switch>
    </SettingGroup>
  )
}

/** Settings of all games that few players want. */
function Advanced() {
  const games = useGames()
  const { values, change } = useStore(settingsStore)
  return (
    <details className={styles.advanced}>
      <summary>
        <Trans id="setting.group.advanced" message="Advanced" />
      </summary>
      <Switch
        on={values.turns === 'shown'}
        onChange={(on) => change({ turns: on ? 'shown' : 'auto' })}
      >
        <Trans id="setting.turns" message="Turns below the board" />
      </Switch>
      <Switch
        on={values.detail === 'brief'}
        onChange={(on) => change({ detail: on ? 'brief' : 'full' })}
      >
        <Trans id="setting.brief" message="Brief announcements" />
      </Switch>
      {games.map(({ id, settings }) => settings && <AdvancedOf key={id} settings={settings} />)}
    </details>
  )
}

function AdvancedOf({ settings: { use } }: Required<Pick<DeclaredGame, 'settings'>>) {
  const { advanced, store } = use().module?.settings ?? {}
  return advanced && store && <Switches store={store} switches={advanced} />
}

type GameGroupProps = Required<Pick<DeclaredGame, 'settings'>> & { title: string }

function GameGroup({ title, settings: { load, retry, use } }: GameGroupProps) {
  useEffect(load, [load])
  const { module, failed } = use()
  if (module) return <OwnSettings title={title} {...module.settings} />
  return failed ? <LoadProblem isPart attempt={failed} onRetry={retry} /> : <Progress isPart />
}

function OwnSettings({ title, store, switches, Rows }: GameSettings & { title: string }) {
  if (!Rows && !switches) return null
  return (
    <SettingGroup title={title}>
      {Rows && <Rows />}
      {switches && <Switches store={store} switches={switches} />}
    </SettingGroup>
  )
}

function Switches({ store, switches }: Required<Pick<GameSettings, 'store' | 'switches'>>) {
  const { i18n } = useLingui()
  const { values, change } = useStore(store)
  return Object.entries(switches).map(([name, text]) => (
    <Switch key={name} on={values[name] === true} onChange={(on) => change({ [name]: on })}>
      {i18n._(text)}
    </Switch>
  ))
}

function Data() {
  const games = useGames()
  const reset = () => {
    settingsStore.getState().reset()
    for (const { settings } of games) settings?.now().module?.settings.store.getState().reset()
  }
  return (
    <SettingGroup title={<Trans id="setting.group.data" message="Data" />}>
      <div className="stack">
        <LinkButton href="/results">
          <Trans id="setting.data" message="Results and saved games" />
        </LinkButton>
        <Button onClick={reset}>
          <Trans id="setting.reset" message="Reset to defaults" />
        </Button>
      </div>
    </SettingGroup>
  )
}
