// Writes the font of titles and figures, and its faces, to src/ui/kit/fonts or the folder named: `node build/fonts.js FOLDER`.
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
  latin: { text: `${between(0x20, 0x7e)}${between(0xc0, 0xff)}·–—‘’“”…` },
  vietnamese: {
    text: `ĂăĐđĨĩŨũƠơƯư${between(0x1ea0, 0x1ef9)}`,
    range: 'U+102-1B0, U+1EA0-1EF9',
  },
}

const LOOK = { variationAxes: { wght: WEIGHT }, keepFeatures: ['kern'], noHinting: true }

const subset = (part, text, targetFormat) =>
  subsetFont(readFileSync(new URL(`files/nunito-${part}-wght-normal.woff2`, NUNITO)), text, {
    ...LOOK,
    targetFormat,
  })

/** Returns a table of a font, which begins with the list of its tables. */
function tableOf(font, tag) {
  let at = 12
  while (font.toString('latin1', at, at + 4) !== tag) at += 16
  return font.subarray(font.readUInt32BE(at + 8))
}

const faceOf = (family, ...lines) =>
  `@font-face {\n${[`font-family: ${family};`, 'font-weight: 500 850;', ...lines].map((line) => `  ${line}\n`).join('')}}\n`

const nunitoFace = ([part, { range }]) =>
  faceOf(
    'Nunito',
    'font-display: optional;',
    `src: url("./nunito-${part}.woff2?no-inline");`,
    ...(range ? [`unicode-range: ${range};`] : []),
  )

/** Makes fonts of systems as high as Nunito; Arial's bold letters are as wide already. */
async function fallbackFace() {
  const font = await subset('latin', 'x', 'sfnt')
  const units = tableOf(font, 'head').readUInt16BE(18)
  const heightAt = (at) => `${Math.abs((100 * tableOf(font, 'hhea').readInt16BE(at)) / units)}%`
  return faceOf(
    'Nunito-Arial',
    'src:',
    '  local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Roboto Bold");',
    `ascent-override: ${heightAt(4)};`,
    `descent-override: ${heightAt(6)};`,
  )
}

mkdirSync(folder, { recursive: true })
for (const [part, { text }] of Object.entries(PARTS))
  writeFileSync(join(folder, `nunito-${part}.woff2`), await subset(part, text, 'woff2'))
const faces = [...Object.entries(PARTS).map(nunitoFace), await fallbackFace()]
writeFileSync(join(folder, 'nunito.css'), `/* Written by build/fonts.js. */\n${faces.join('')}`)
