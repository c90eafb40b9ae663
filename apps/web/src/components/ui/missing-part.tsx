import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { loadAgain, type Missing, missingWords, reloadForChunk, reportMissing } from '@/lib/chunk-reload.ts'
import { Button } from './button.tsx'

/** Loads the page again for a missing chunk, once; while that is decided, or done, there is nothing to tell. */
export function useMissingChunk(error: Error): Missing | undefined {
  const [why, setWhy] = useState<Missing>()
  useEffect(() => {
    const ask = async () => setWhy(await reloadForChunk(error))
    void ask()
  }, [error])
  return why
}

/** A part of a page that could not be fetched. */
export function MissingPart({ error }: { error: Error }) {
  const why = useMissingChunk(error)
  if (!why) return null
  const [title, text] = missingWords(why, error)
  return (
    <div role="alert" className="grid justify-items-start gap-2 p-3 text-sm">
      <b>{title}</b>
      <p className="break-words text-muted-foreground">{text}</p>
      <Button variant="outline" icon={RefreshCw} size="sm" cooldown onClick={() => void loadAgain()}>
        Tentar de novo
      </Button>
    </div>
  )
}

/** A dialog or drawer that could not be fetched: the page says so, and the button that opened it works again. */
export function MissingDialog({ error, onClose }: { error: Error; onClose: () => void }) {
  useEffect(() => {
    const tell = async () => {
      await reportMissing(error)
      onClose()
    }
    void tell()
    // Called once for each opening, also when what is behind it draws again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}
