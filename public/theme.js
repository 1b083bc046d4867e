// The menu's head is shown by the page itself, before the app is loaded.
if (/^(#\/?)?$/.test(location.hash)) document.documentElement.dataset.page = 'menu'
speak(navigator.languages)

/** Shows the head in the first of these languages that the app has. */
function speak(languages) {
  const found = languages.map((tag) => /^(en|vi|zh)\b/i.exec(tag)?.[0].toLowerCase()).find(Boolean)
  document.documentElement.lang = found === 'zh' ? 'zh-Hant' : (found ?? 'en')
}

// Before the first paint: a light page must not flash dark.
try {
  const { theme, motion, language } = JSON.parse(localStorage.getItem('pairwise/settings')).state
  const light = theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches
  if (light || theme === 'light') document.documentElement.dataset.theme = 'light'
  if (theme === 'contrast') document.documentElement.dataset.theme = 'contrast'
  if (language !== 'system') speak([language])
  if (/^(full|reduced)$/.test(motion)) document.documentElement.dataset.motion = motion
} catch {
  // Nothing is stored.
}

// An app that could not be loaded cannot say so itself.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.getElementById('unloaded').hidden = false
  },
  true,
)
