import { makeLazyModule } from '#src/ui/load/lazy.tsx'

export const plot = makeLazyModule(() => import('./grades-plot.ts'))
