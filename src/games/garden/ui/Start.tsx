import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import { newSeed } from '#src/define/seeds.ts'
import { makeCheckedLink } from '#src/engine/game-code.ts'
import { OPPONENT_NAMES } from '#src/opponents/characters.ts'
import { friendName } from '#src/opponents/friends.ts'
import { OpponentChips } from '#src/opponents/OpponentChips.tsx'
import { StartStanding } from '#src/results/opponents/StartStanding.tsx'
import { useResults } from '#src/results/results.ts'
import { CheckField } from '#src/ui/form/Field.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { HowToPlay, StartForm, StartLinks } from '#src/ui/kit/Start.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { dealByLink } from '../by-link.ts'
import { makeChoice } from '../choice.ts'
import { habitText } from '../habits.ts'
import { type GardenOptions, OPPONENTS } from '../rules/types.ts'
import { gardenSettings, useGardenSetting } from '../settings.ts'
import { TIMED } from '../texts.ts'

const HelpDialog = lazy(() => import('./HelpDialog.tsx'), { when: 'open' })

async function openNew(i18n: I18n): Promise<void> {
  const [a, b] = [friendName(i18n, 'first'), friendName(i18n, 'second')]
  const { code } = await dealByLink({ difficulty: 'friend', deal: 1, a, b }, newSeed())
  location.assign(`#/${makeCheckedLink(code)}`)
}

export default function Start() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const difficulty = useGardenSetting('difficulty')
  const timed = useGardenSetting('turnClock')
  const { change } = gardenSettings.getState()
  const isFirst = useResults()?.every(({ game }) => game !== 'garden')
  const start = (difficulty: GardenOptions['difficulty']) =>
    navigate(`/garden/${makeChoice({ type: 'level', difficulty })}`)
  const startEasily = () => {
    change({ difficulty: 'easy', turnClock: false })
    start('easy')
  }
  return (
    <StartForm onStart={() => start(difficulty)}>
      <OpponentChips
        name="difficulty"
        opponents={OPPONENTS}
        chosen={difficulty}
        onChoose={(difficulty) => change({ difficulty })}
        habit={habitText(i18n, difficulty)}
      />
      {isFirst ? (
        <Button size="small" onClick={startEasily}>
          <Trans
            id="garden.first"
            message="First game? Play {name} without a clock"
            values={{ name: i18n._(OPPONENT_NAMES.easy) }}
          />
        </Button>
      ) : (
        difficulty !== 'friend' && <StartStanding game="garden" strength={difficulty} />
      )}
      <CheckField
        label={<Trans {...TIMED} />}
        checked={timed}
        onChange={(turnClock) => change({ turnClock })}
      />
      {difficulty === 'friend' && (
        <Button onClick={() => void openNew(i18n)}>
          <Trans id="garden.by-link" message="Play by link" />
        </Button>
      )}
      <StartLinks>
        <HowToPlay Rules={HelpDialog} />
      </StartLinks>
    </StartForm>
  )
}
