import type { ComponentType } from 'react'
import { GamePage } from './GamePage'
import type { Address } from './route'
import type { PlayTypes, Screen } from './types'

/** Makes the page of a game from all that the game knows of itself. */
export const defineScreen = <G extends PlayTypes>(
  screen: Screen<G>,
): ComponentType<{ asked: Address }> =>
  function Page({ asked }) {
    return <GamePage screen={screen} asked={asked} />
  }
