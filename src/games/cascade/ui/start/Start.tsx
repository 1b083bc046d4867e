import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Chips } from '#src/ui/form/Chips.tsx'
import { boardSliders, SelectField, Sliders } from '#src/ui/form/Field.tsx'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { HowToPlay, StartForm, StartLinks } from '#src/ui/kit/Start.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { CUSTOM } from '#src/ui/texts.ts'
import {
  type BoardShape,
  type CascadeChoice,
  LENGTHS,
  type LengthName,
  makeChoice,
  nameOf,
} from '../../choice.ts'
import { COUNTING, COUNTING_NAMES } from '../../names.ts'
import { LIMITS } from '../../rules/board.ts'
import type { Counting } from '../../rules/types.ts'
import { LEVELS } from '../../texts.ts'

const HelpDialog = lazy(() => import('../HelpDialog.tsx'), { when: 'open' })

const USUAL: BoardShape = { cols: 8, rows: 8, kinds: 7 }

/** Returns the game that was chosen, an agent's on its board, and the query of the lab with it; named where there is a name. */
function choicesOf(length: LengthName, board: BoardShape, counting: Counting) {
  const { cols, rows, kinds } = board
  const isUsual = cols === USUAL.cols && rows === USUAL.rows && kinds === USUAL.kinds
  const watched = { type: 'watch', agent: 'greedy', counting } as const
  if (isUsual && counting === 'clusters')
    return { game: { type: length }, watched, lab: '' } as const
  const swaps = length === 'thirty' ? 30 : length
  return {
    game: { type: 'custom', board, swaps, counting },
    watched: { ...watched, board },
    lab: `?rows=${rows}&cols=${cols}&kinds=${kinds}&counting=${counting}`,
  } as const
}

export default function Start() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const [length, setLength] = useState<LengthName>('thirty')
  const [shape, setShape] = useState(USUAL)
  const [counting, setCounting] = useState<Counting>('clusters')
  const { game, ...others } = choicesOf(length, shape, counting)
  return (
    <StartForm onStart={() => navigate(hrefOf(game))}>
      <Chips
        name="length"
        legend={i18n._({ id: 'cascade.length', message: 'Length' })}
        chips={LENGTHS.map((id) => ({ id, name: nameOf(i18n, { type: id }) }))}
        chosen={length}
        onChoose={setLength}
      />
      <details>
        <summary>
          <Trans {...CUSTOM} />
        </summary>
        <Sliders
          sliders={SLIDERS}
          values={shape}
          onChange={(name, value) => setShape({ ...shape, [name]: value })}
        />
        <SelectField
          isInline
          label={<Trans {...COUNTING} />}
          value={counting}
          options={COUNTING_NAMES}
          onChange={setCounting}
        />
      </details>
      <OtherLinks {...others} />
    </StartForm>
  )
}

const SLIDERS = boardSliders(LIMITS)

const hrefOf = (choice: CascadeChoice): string => `/cascade/${makeChoice(choice)}`

function OtherLinks({ watched, lab }: { watched: CascadeChoice; lab: string }) {
  const { i18n } = useLingui()
  return (
    <StartLinks>
      <LinkButton href="/cascade/levels">
        <Trans {...LEVELS} />
      </LinkButton>
      <LinkButton href={hrefOf(watched)}>{nameOf(i18n, watched)}</LinkButton>
      <LinkButton href={`/cascade/lab${lab}`}>
        <Trans id="cascade.lab" message="Lab" />
      </LinkButton>
      <HowToPlay Rules={HelpDialog} />
    </StartLinks>
  )
}
