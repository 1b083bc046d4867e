import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Chips } from '#src/ui/form/Chips.tsx'
import { SelectField } from '#src/ui/form/Field.tsx'
import { Sliders } from '#src/ui/form/Sliders.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { LinkButton } from '#src/ui/kit/LinkButton.tsx'
import { HowToPlay, StartForm, StartLinks } from '#src/ui/kit/Start.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { choiceName, LENGTHS, type LengthName } from '../names.ts'
import { MAX_KINDS, MAX_SIDE, MIN_KINDS, MIN_SIDE } from '../rules/board.ts'
import type { Counting } from '../rules/types.ts'

const StartHelp = lazy(() => import('./StartHelp.tsx'), { when: 'open' })

interface Shape {
  readonly cols: number
  readonly rows: number
  readonly kinds: number
}

const USUAL: Shape = { cols: 8, rows: 8, kinds: 7 }

/** Returns addresses of a choice, named if there is a name: of a game, of an agent's, and of the lab. */
function addressesOf(length: LengthName, { cols, rows, kinds }: Shape, counting: Counting) {
  const isUsual = cols === USUAL.cols && rows === USUAL.rows && kinds === USUAL.kinds
  if (isUsual && counting === 'clusters')
    return { game: length, watched: 'watch-greedy', lab: 'lab' }
  const board = `${cols}x${rows}-${kinds}`
  const lines = counting === 'lines' ? '-lines' : ''
  const swaps = length === 'thirty' ? 30 : length
  return {
    game: `custom-${board}-${swaps}${lines}`,
    watched: `watch-greedy-${board}${lines}`,
    lab: `lab?rows=${rows}&cols=${cols}&kinds=${kinds}&counting=${counting}`,
  }
}

export default function Start() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const [length, setLength] = useState<LengthName>('thirty')
  const [shape, setShape] = useState(USUAL)
  const [counting, setCounting] = useState<Counting>('clusters')
  const { game, ...others } = addressesOf(length, shape, counting)
  return (
    <StartForm onStart={() => navigate(`/cascade/${game}`)}>
      <Chips
        name="length"
        legend={i18n._({ id: 'cascade.length', message: 'Length' })}
        chips={LENGTHS.map((id) => ({ id, name: choiceName(i18n, id) }))}
        chosen={length}
        onChoose={setLength}
      />
      <Sliders
        sliders={SLIDERS}
        values={shape}
        onChange={(name, value) => setShape({ ...shape, [name]: value })}
      />
      <CountingField counting={counting} onChange={setCounting} />
      <Button type="submit" look="primary">
        <Trans id="menu.start" message="Start" />
      </Button>
      <OtherLinks {...others} />
    </StartForm>
  )
}

const SLIDERS = [
  {
    name: 'cols',
    label: /*i18n*/ { id: 'board.cols', message: 'Columns' },
    min: MIN_SIDE,
    max: MAX_SIDE,
  },
  {
    name: 'rows',
    label: /*i18n*/ { id: 'board.rows', message: 'Rows' },
    min: MIN_SIDE,
    max: MAX_SIDE,
  },
  {
    name: 'kinds',
    label: /*i18n*/ { id: 'board.kinds', message: 'Kinds' },
    min: MIN_KINDS,
    max: MAX_KINDS,
  },
] as const

export const COUNTING_NAMES = {
  clusters: /*i18n*/ { id: 'cascade.counting.clusters', message: 'By connected cluster' },
  lines: /*i18n*/ { id: 'cascade.counting.lines', message: 'Line by line' },
} as const

interface CountingFieldProps {
  counting: Counting
  onChange: (counting: Counting) => void
}

function CountingField({ counting, onChange }: CountingFieldProps) {
  return (
    <SelectField
      isInline
      label={<Trans id="cascade.counting" message="Gems are counted" />}
      value={counting}
      options={COUNTING_NAMES}
      onChange={onChange}
    />
  )
}

function OtherLinks({ watched, lab }: { watched: string; lab: string }) {
  return (
    <StartLinks>
      <LinkButton href="/cascade/daily">
        <Trans id="daily" message="Daily board" />
      </LinkButton>
      <LinkButton href="/cascade/calendar">
        <Trans id="calendar" message="Calendar" />
      </LinkButton>
      <LinkButton href={`/cascade/${watched}`}>
        <Trans id="cascade.watch.agent" message="Watch an agent" />
      </LinkButton>
      <LinkButton href={`/cascade/${lab}`}>
        <Trans id="cascade.lab" message="Lab" />
      </LinkButton>
      <HowToPlay Rules={StartHelp} />
    </StartLinks>
  )
}
