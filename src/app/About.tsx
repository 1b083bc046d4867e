import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Page } from '#src/ui/kit/Page.tsx'
import { ABOUT } from '#src/ui/words.ts'
import { version } from '../../package.json'
import styles from './About.module.css'
import { Licences } from './Licences.tsx'

export default function About() {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <Page title={i18n._(ABOUT)} heading={`Pairwise ${version}`}>
      <p>
        <Trans
          id="about.what"
          message="Pairwise is four games of matching tiles, for one player or two: Link, Patches, Garden and Cascade. It is free software under the MIT licence."
        />
      </p>
      <p>
        <Trans
          id="about.origins"
          message="Link comes from Pikachu and 連連看, Patches from Matches and Patches, Garden from Garden Grid Shuffle, and Cascade from a Bejeweled simulator."
        />
      </p>
      <p>
        <Trans
          id="about.privacy"
          message="Games, results and settings stay in this browser, and nothing is sent anywhere. There are no accounts, no advertisements and no tracking."
        />
      </p>
      <p>
        <Trans
          id="about.keys"
          message="In a game, <0>?</0> shows the rules and all keys."
          components={{ 0: <kbd /> }}
        />
      </p>
      <details
        className={styles.licences}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="marked">
          <Trans id="about.licences" message="Licences of pictures, sounds and software" />
        </summary>
        {isOpen && <Licences />}
      </details>
    </Page>
  )
}
