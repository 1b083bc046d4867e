// Before the first paint, so that a light page does not flash dark. The app itself validates what it reads.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem('pairwise/settings')).state
  const light = theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches
  if (light || theme === 'light') document.documentElement.dataset.theme = 'light'
  if (theme === 'contrast') document.documentElement.dataset.theme = 'contrast'
  if (/^(full|reduced)$/.test(motion)) document.documentElement.dataset.motion = motion
} catch {
  // Nothing is kept, or nothing may be: the page stays as designed.
}

// What the app consists of could not be loaded, so that it cannot say so itself.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.getElementById('unloaded').hidden = false
  },
  true,
)
