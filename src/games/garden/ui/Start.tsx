import { Trans, useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import { today } from '#src/define/seeds.ts'
import { dayNote } from '#src/opponents/characters.ts'
import { OpponentChips } from '#src/opponents/OpponentChips.tsx'
import { StartStanding } from '#src/results/opponents/StartStanding.tsx'
import { CheckField } from '#src/ui/form/Field.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { DailyLinks, HowToPlay, StartForm, StartLinks } from '#src/ui/kit/Start.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { makeChoice } from '../choice.ts'
import { habitText } from '../habits.ts'
import { OPPONENTS } from '../rules/types.ts'
import { gardenSettings, useGardenSetting } from '../settings.ts'

const HelpDialog = lazy(() => import('./HelpDialog.tsx'), { when: 'open' })

export default function Start() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const difficulty = useGardenSetting('difficulty')
  const timed = useGardenSetting('turnClock')
  const { change } = gardenSettings.getState()
  return (
    <StartForm onStart={() => navigate(`/garden/${makeChoice({ type: 'level', difficulty })}`)}>
      <OpponentChips
        name="difficulty"
        opponents={OPPONENTS}
        chosen={difficulty}
        onChoose={(difficulty) => change({ difficulty })}
        habit={habitText(i18n, difficulty)}
      />
      {difficulty !== 'friend' && <StartStanding game="garden" strength={difficulty} />}
      <CheckField
        label={<Trans id="garden.timed" message="30 seconds per turn" />}
        checked={timed}
        onChange={(turnClock) => change({ turnClock })}
      />
      <Button type="submit" look="primary">
        <Trans id="menu.start" message="Start" />
      </Button>
      <StartLinks>
        <DailyLinks game="garden" note={dayNote(i18n, today())} />
        <HowToPlay Rules={HelpDialog} />
      </StartLinks>
    </StartForm>
  )
}
