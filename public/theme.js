let speaks = navigator.language

// Before the first paint: a light page must not flash dark.
try {
  const { theme, motion, language } = JSON.parse(localStorage.getItem('pairwise/settings')).state
  const light = theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches
  if (light || theme === 'light') document.documentElement.dataset.theme = 'light'
  if (theme === 'contrast') document.documentElement.dataset.theme = 'contrast'
  if (language && language !== 'system') speaks = String(language)
  if (/^(full|reduced)$/.test(motion)) document.documentElement.dataset.motion = motion
} catch {
  // Nothing is stored.
}

// The menu's head is part of the page, in English.
if (/^(#\/?)?$/.test(location.hash) && speaks.startsWith('en'))
  document.documentElement.dataset.page = 'menu'

// An app that could not be loaded cannot say so itself.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.getElementById('unloaded').hidden = false
  },
  true,
)
