// Replaces react-style-singleton (see vite.config.ts): the page's policy forbids style elements.
import { useEffect } from 'react'

const sheets = new Map<string, { sheet: CSSStyleSheet; users: number }>()

function attach(css: string): () => void {
  const cached = sheets.get(css)
  const entry = cached ?? { sheet: new CSSStyleSheet(), users: 0 }
  if (!cached) {
    entry.sheet.replaceSync(css)
    sheets.set(css, entry)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, entry.sheet]
  }
  entry.users += 1
  return () => {
    entry.users -= 1
    if (entry.users > 0) return
    sheets.delete(css)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet)
  }
}

/** A component that keeps the given CSS on the page while it is mounted. */
export function styleSingleton() {
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useEffect(() => attach(styles), [styles, dynamic])
    return null
  }
}
