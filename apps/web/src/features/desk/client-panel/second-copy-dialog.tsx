import { can } from '@intranet/contract/access'
import { readableLine } from '@intranet/contract/desk/slip-line'
import { useQuery } from '@tanstack/react-query'
import { Copy, FileDown } from 'lucide-react'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { copyText } from '@/lib/copy-text.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { PixCode } from './pix-code.tsx'
import { SendButtons } from './send-buttons.tsx'
import { useCustomer } from './use-customer.ts'
import { usePdf } from './use-pdf.ts'
import { View } from './view-state.tsx'

/** 2ª via: digit line, Pix as a QR code and as text, the PDF, and the ways to send it. */
export default function SecondCopyDialog({ fatura, onClose }: { fatura: string; onClose: () => void }) {
  const customer = useCustomer()
  const query = useQuery(trpc.clientPanel.secondCopy.queryOptions({ ...customer, fatura }))
  const pdf = usePdf(`fatura-${fatura}`, () => api.clientPanel.invoicePdf.query({ ...customer, fatura }))
  const acts = can(useSession(), 'painel_cliente', 'create')
  return (
    <FormDialog title={`2ª via da fatura ${fatura}`} onClose={onClose}>
      <View query={query}>
        {({ linha_digitavel, pix, pdf: hasPdf }) => (
          <div className="grid gap-4">
            {linha_digitavel && (
              <div>
                <h3 className="text-sm font-semibold">Linha digitável</h3>
                <p className="text-sm break-all tabular-nums">{readableLine(linha_digitavel)}</p>
                <Button
                  variant="outline"
                  size="sm"
                  icon={Copy}
                  onClick={() => void copyText(linha_digitavel, 'Copiado.')}
                >
                  Copiar linha
                </Button>
              </div>
            )}
            {pix && (
              <div>
                <h3 className="text-sm font-semibold">Pix</h3>
                <PixCode code={pix} />
                <Button
                  variant="outline"
                  size="sm"
                  icon={Copy}
                  onClick={() => void copyText(pix, 'Copiado.')}
                >
                  Copiar Pix
                </Button>
              </div>
            )}
            {!linha_digitavel && !pix && (
              <p className="text-sm">
                O sistema do provedor não tem linha digitável nem código Pix desta fatura.
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {hasPdf && (
                <Button variant="outline" icon={FileDown} busy={pdf.isPending} onClick={() => pdf.mutate()}>
                  PDF
                </Button>
              )}
              {acts && <SendButtons assunto="fatura" referencia={fatura} />}
            </div>
          </div>
        )}
      </View>
    </FormDialog>
  )
}
