import * as v from 'valibot'

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  licence: v.string(),
  /** The number of its licence's text. */
  text: v.number(),
})

const fileSchema = v.object({ packages: v.array(packageSchema), texts: v.array(v.string()) })

/** A package that the app is built of, with the text of its licence. */
export interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

/** Reads the list that was written when the app was built. */
export async function loadLicences(): Promise<readonly Licence[]> {
  const answer = await fetch(new URL('licences.json', document.baseURI))
  const { packages, texts } = v.parse(fileSchema, await answer.json())
  return packages.map(({ text, ...one }) => ({ ...one, text: texts[text] ?? '' }))
}
