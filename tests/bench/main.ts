import { cascadeBench } from './cascade'
import { gardenBench } from './garden'
import { linkBench } from './link'

// `npm run bench` measures the rules; `npm run bench browser`, what a player waits for.
if (process.argv.includes('browser')) await (await import('./browser')).browserBench()
else {
  await linkBench()
  gardenBench()
  await cascadeBench()
}
