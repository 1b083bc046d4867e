import { Trans } from '@lingui/react'
import type { ComponentProps } from 'react'
import { Switch } from '#src/ui/form/SettingRow.tsx'
import { NO_NET } from '../../choice.ts'
import styles from './NoNet.module.css'

/** A switch for a board with no net, and what that means. */
export const NoNet = (props: Pick<ComponentProps<typeof Switch>, 'on' | 'onChange'>) => (
  <Switch {...props}>
    <span className={styles.net}>
      <Trans {...NO_NET} />
      <small className="muted">
        <NoNetMeaning />
      </small>
    </span>
  </Switch>
)

export const NoNetMeaning = () => (
  <Trans id="link.no-net.about" message="No shuffles, one take-back: get stuck and you lose." />
)
