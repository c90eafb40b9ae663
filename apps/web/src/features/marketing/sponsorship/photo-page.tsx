import { file as fileText } from '@intranet/contract/messages/files'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { MAX_PHOTOS } from '@intranet/contract/marketing/sponsorship-words'
import { imageAccept } from '@/components/form/image-types.ts'
import { MAX_UPLOAD_BYTES } from '@intranet/contract/content/file'
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Photo } from '@/components/dialogs/photo.tsx'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { FileChooser } from '@/components/inputs/file-chooser.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Card } from '@/components/ui/card.tsx'
import { api } from '@/lib/api.ts'
import { ShownError } from '@/lib/request-error.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { uploadFile } from '@/lib/upload-file.ts'
import { useRecord } from '@/lib/use-record.ts'
import { closedBy } from './closed-account.ts'
import { useAccountParts } from './use-account-parts.ts'

type Account = Outputs['sponsorshipAccounts']['get']
type Photo = Account['fotos'][number]

interface PhotoCardProps {
  account: Account
  photo: Photo
  open: boolean
}

function PhotoCard({ account, photo, open }: PhotoCardProps) {
  const { id, ordem, legenda, autorizacao_imagem, capa } = photo
  const change = useAccountParts()
  const confirm = useConfirm()
  const edit = (fields: object) =>
    change(() => api.sponsorshipAccounts.updatePhoto.mutate({ id: account.id, id_item: id, ...fields }))
  const remove = async () => {
    if (!(await confirm({ title: `Excluir a foto ${ordem}?`, irreversible: true, confirmLabel: 'Excluir' })))
      return
    await change(() => api.sponsorshipAccounts.removePhoto.mutate({ id: account.id, id_item: id }))
  }
  return (
    <Card asChild className="grid content-start gap-2 overflow-hidden p-3">
      <li>
        <div className="relative">
          <Photo
            id={photo.id_arquivo}
            alt={legenda ?? `Foto ${ordem}`}
            className="aspect-4/3 w-full bg-muted object-cover"
          />
          <span className="pointer-events-none absolute top-2 left-2 flex gap-1">
            {capa && <Badge>Capa</Badge>}
            {photo.do_solicitante && <Badge variant="secondary">Do solicitante</Badge>}
          </span>
        </div>
        {open ? (
          <>
            <label className="grid gap-1">
              <span className="text-xs font-semibold text-muted-foreground">Legenda da foto {ordem}</span>
              <Input
                defaultValue={legenda ?? ''}
                maxLength={140}
                onBlur={({ target }) => {
                  if (target.value.trim() !== (legenda ?? '')) void edit({ legenda: target.value })
                }}
              />
            </label>
            <label className="flex items-center gap-2 text-sm">
              <Checkbox
                checked={autorizacao_imagem}
                onCheckedChange={(on) => void edit({ autorizacao_imagem: on === true })}
              />
              Autorização de imagem
            </label>
            <div className="flex gap-1">
              <IconButton
                icon={ArrowLeft}
                label={`Mover a foto ${ordem} para trás`}
                disabled={ordem === 1}
                onClick={() => void edit({ ordem: ordem - 1 })}
              />
              <IconButton
                icon={ArrowRight}
                label={`Mover a foto ${ordem} para a frente`}
                disabled={ordem === account.fotos.length}
                onClick={() => void edit({ ordem: ordem + 1 })}
              />
              <IconButton
                icon={Star}
                label={`Usar a foto ${ordem} como capa`}
                disabled={capa}
                onClick={() => void edit({ capa: true })}
              />
              <IconButton icon={Trash2} label={`Excluir a foto ${ordem}`} onClick={() => void remove()} />
            </div>
          </>
        ) : (
          <p className="text-sm">{legenda ?? 'Sem legenda'}</p>
        )}
      </li>
    </Card>
  )
}

function Photos({ account }: { account: Account }) {
  const change = useAccountParts()
  const [sending, setSending] = useState(false)
  const open = !closedBy(account)
  const add = async (files: File[]) => {
    setSending(true)
    for (const file of files)
      await change(async () => {
        if (file.size > MAX_UPLOAD_BYTES) throw new ShownError(fileText.imageRejected)
        const { id } = await uploadFile(file, 'fotos')
        await api.sponsorshipAccounts.addPhoto.mutate({ id: account.id, id_arquivo: id })
      })
    setSending(false)
  }
  return (
    <Page>
      <PageHead
        heading={`Fotos · ${account.protocolo}`}
        beside={account.evento}
        total={`${account.fotos.length} de ${MAX_PHOTOS} fotos`}
      />
      <PageSheet>
        <p className="mb-4 max-w-[720px] text-sm text-muted-foreground">{text.photoConsent}</p>
        {open && (
          <div className="mb-4">
            <FileChooser
              label="Adicionar fotos"
              accept={imageAccept}
              multiple
              sending={sending}
              disabled={account.fotos.length >= MAX_PHOTOS}
              input={{}}
              onChosen={(files) => void add(files)}
            />
          </div>
        )}
        {account.fotos.length === 0 ? (
          <EmptyState title="Nenhuma foto" text="Fotos em JPG ou PNG de até 10 MB." />
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3" aria-label="Fotos">
            {account.fotos.map((photo) => (
              <PhotoCard key={photo.id} account={account} photo={photo} open={open} />
            ))}
          </ul>
        )}
      </PageSheet>
    </Page>
  )
}

/** The photos of an event: captions, order, cover, and whose faces may be shown. */
export function PhotoPage({ id }: { id: number }) {
  const read = useRecord(trpc.sponsorshipAccounts.get.queryOptions({ id }))
  return <LoadedPage reads={[read]}>{(account) => <Photos account={account} />}</LoadedPage>
}
