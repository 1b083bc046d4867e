import { makeLazyModule } from '#src/ui/lazy.tsx'

export const plot = makeLazyModule(() => import('./grades-plot.ts'))
