import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { TryAgainButton } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { loadFailedText } from '#src/ui/load/LoadProblem.tsx'
import { Progress } from '#src/ui/load/Progress.tsx'
import styles from './Licences.module.css'

/** Origins of pictures and sounds, and the licences of all software in the app, which are fetched. */
export function Licences() {
  return (
    <>
      <h2>
        <Trans id="about.media" message="Pictures and sounds" />
      </h2>
      <p>
        <Trans
          id="about.pictures"
          message="The pictures on Link’s tiles are <0>Twemoji</0>, © Twitter, Inc. and other contributors, under <1>CC BY 4.0</1>; their outlines were rounded and put into one file for each set. The characters on mahjong tiles and the radicals are outlines of Noto Serif CJK and Noto Sans CJK, © Adobe, under the <2>SIL Open Font License</2>. All other pictures were drawn for Pairwise."
          components={{
            0: <OutsideLink href="https://github.com/jdecked/twemoji" />,
            1: <OutsideLink href="https://creativecommons.org/licenses/by/4.0/" />,
            2: <OutsideLink href="https://openfontlicense.org" />,
          }}
        />
      </p>
      <p>
        <Trans
          id="about.sounds"
          message="There are no recordings: every sound is computed by ZzFX while you play."
        />
      </p>
      <h2>
        <Trans id="about.software" message="Software in Pairwise" />
      </h2>
      <Software />
    </>
  )
}

function OutsideLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  )
}

function Software() {
  const { i18n } = useLingui()
  const [licences, setLicences] = useState<readonly Licence[] | 'missing'>()
  const load = useCallback(() => {
    setLicences(undefined)
    loadLicences().then(setLicences, () => setLicences('missing'))
  }, [])
  useEffect(load, [load])
  if (!licences) return <Progress />
  if (licences === 'missing')
    return (
      <>
        <p role="alert">{loadFailedText(i18n, 'list')}</p>
        <TryAgainButton onClick={load} />
      </>
    )
  return (
    <ul className={styles.list}>
      {licences.map((one) => (
        <li key={`${one.name} ${one.version}`}>
          <LicenceText {...one} />
        </li>
      ))}
    </ul>
  )
}

function LicenceText({ name, version, licence, text }: Licence) {
  return (
    <details>
      <Card as="summary">
        <strong>{name}</strong> {version} · {licence}
        <span className={styles.copyright}>{copyrightOf(text)}</span>
      </Card>
      <pre lang="en">{text}</pre>
    </details>
  )
}

const copyrightOf = (text: string) =>
  /^\W*(copyright\s.*\d{4}.*|copyright \(c\).*)$/im.exec(text)?.[1] ?? ''

const text = v.string()
const fileSchema = v.object({
  packages: v.array(v.object({ name: text, version: text, licence: text, text: v.number() })),
  texts: v.array(text),
})

type Licence = Awaited<ReturnType<typeof loadLicences>>[number]

async function loadLicences() {
  const answer = await fetch(new URL('licences.json', document.baseURI))
  const { packages, texts } = v.parse(fileSchema, await answer.json())
  return packages.map(({ text, ...one }) => ({ ...one, text: texts[text] ?? '' }))
}
