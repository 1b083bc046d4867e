// Writes the font of titles and figures to src/ui/kit/fonts, or to the folder named: `node build/fonts.js FOLDER`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const [folder = 'src/ui/kit/fonts'] = process.argv.slice(2)

const NUNITO = import.meta.resolve('@fontsource-variable/nunito/package.json')

/** --heavy in tokens.css: one weight takes three fifths of a range's bytes. */
const WEIGHT = 850

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  )

/** The package's two files, and what of each titles use; figures are equally wide by default. */
const PARTS = {
  latin: `${between(0x20, 0x7e)}${between(0xc0, 0xff)}·–—‘’“”…`,
  vietnamese: `ĂăĐđĨĩŨũƠơƯư${between(0x1ea0, 0x1ef9)}`,
}

mkdirSync(folder, { recursive: true })
for (const [part, text] of Object.entries(PARTS)) {
  const whole = readFileSync(new URL(`files/nunito-${part}-wght-normal.woff2`, NUNITO))
  const bytes = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
    keepFeatures: ['kern'],
    noHinting: true,
  })
  writeFileSync(join(folder, `nunito-${part}.woff2`), bytes)
}
