import { TriangleAlert, X } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { cn } from '@/lib/cn.ts'
import { uncheckedAddress } from '@/lib/address.ts'
import { closeNotice, type KeptNotice } from '@/lib/kept-notices.ts'

/** Each warning with its own close button. Its own chunk: most pages never have one. */
export default function KeptNoticeList({ notices }: { notices: readonly KeptNotice[] }) {
  return (
    <ul className="mx-auto grid w-full max-w-[1264px] gap-2 px-5 pt-3" aria-label="Avisos do que foi salvo">
      {notices.map(({ text, to }) => (
        <li key={text}>
          <Alert variant="warning">
            <div className="flex items-start gap-2.5">
              <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
              <div className="min-w-0 grow break-words">
                {text}
                {to && (
                  <>
                    {' '}
                    <AddressLink to={uncheckedAddress(to)} className="font-medium underline">
                      Abrir
                    </AddressLink>
                  </>
                )}
              </div>
              <button
                type="button"
                className={cn(iconButtonVariants({ size: 'sm' }), '-my-1 text-inherit')}
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
  )
}
