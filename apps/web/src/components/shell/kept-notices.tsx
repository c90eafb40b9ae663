import { TriangleAlert, X } from 'lucide-react'
import { Alert } from '@/components/ui/alert.tsx'
import { closeNotice, useKeptNotices } from '@/lib/kept-notices.ts'

/** What a save warned of, above the page that it led to, until closed. */
export function KeptNotices() {
  const notices = useKeptNotices()
  return (
    <div role="status" data-slot="kept-notices">
      {notices.length > 0 && (
        <ul
          className="mx-auto grid w-full max-w-[1264px] gap-2 px-5 pt-3"
          aria-label="Avisos do que foi salvo"
        >
          {notices.map((text) => (
            <li key={text}>
              <Alert variant="warning">
                <div className="flex items-start gap-2.5">
                  <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
                  <span className="min-w-0 grow break-words">{text}</span>
                  <button
                    type="button"
                    className="icon-button icon-button-sm -my-1 shrink-0 text-inherit"
                    aria-label={`Fechar aviso: ${text}`}
                    onClick={() => closeNotice(text)}
                  >
                    <X className="size-3.5" aria-hidden />
                  </button>
                </div>
              </Alert>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
