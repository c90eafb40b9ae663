import { useState } from 'react'
import { useDebounced } from './use-debounced.ts'

/** A text as it is typed and as the server is asked for it, once it rests: people are too many to be loaded for a list. */
export function useTyped() {
  const [text, setText] = useState('')
  return { text, setText, q: useDebounced(text.trim(), 300) }
}
