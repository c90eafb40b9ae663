import { useEffect, useState } from 'react'
import { readProfile } from '@/lib/session-profile.ts'
import { countUnsent } from '@/lib/unsent/unsent-queue.ts'

/** How much waits of who signed in last on this device: without a network nobody says yet who that is now. */
export default function UnsentCount() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const person = readProfile()?.usuarioId
    if (person === undefined) return
    countUnsent().then(
      ({ of }) => setCount(of(person)),
      // A browser that keeps nothing has nothing to show.
      () => {},
    )
  }, [])
  if (count === 0) return null
  return (
    <p role="status" className="bg-warning-soft px-5 py-1.5 text-center text-sm text-warning">
      {count} por enviar: {count === 1 ? 'vai' : 'vão'} assim que a conexão voltar.
    </p>
  )
}
