import { availabilityLabels } from '@intranet/contract/careers/career-options'
import { formatMoney, formatPhone } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { Download, FileText, Pencil } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { certificateLine, educationLine, experienceLine, type SectionLine } from './resume-words.ts'

function Lines({ title, lines }: { title: string; lines: readonly SectionLine[] }) {
  if (!lines.length) return null
  return (
    <section className="mb-5">
      <SectionLabel>{title}</SectionLabel>
      <ul className="grid gap-3">
        {lines.map(({ id, title: name, meta, text }) => (
          <li key={id} className="min-w-0 text-sm">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-xs text-muted-foreground">{meta}</p>
            {text && <p className="mt-1 break-words">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A person's whole CV for reading, with the same as a PDF to print. */
export function CurriculumPage({ id }: { id: number }) {
  const own = useSession()?.usuarioId === id
  const read = useQuery({ ...trpc.resume.curriculum.queryOptions({ id }), retry: false })
  return (
    <LoadedPage reads={[read]}>
      {(cv) => {
        const empty = cv.formacoes.length + cv.experiencias.length + cv.certificados.length === 0
        const wishes = [
          cv.areas_interesse.length > 0 && `Áreas de interesse: ${cv.areas_interesse.join(', ')}`,
          cv.disponibilidade && `Disponibilidade: ${availabilityLabels[cv.disponibilidade]}`,
          cv.pretensao_salarial && `Pretensão salarial: ${formatMoney(cv.pretensao_salarial)}`,
        ].filter(Boolean)
        return (
          <Page>
            <PageHead heading={cv.nome ?? cv.email} total="Currículo">
              {own && (
                <AddressLink to="/resume/list" className={buttonVariants()}>
                  <Pencil className="ic" aria-hidden />
                  Editar
                </AddressLink>
              )}
              {cv.pdf && (
                <a
                  href={`/files/${cv.pdf.id_arquivo}`}
                  className={buttonVariants()}
                  target="_blank"
                  rel="noreferrer"
                >
                  <FileText className="ic" aria-hidden />
                  PDF enviado
                </a>
              )}
              <a href={`/export/curriculo/${id}`} className={buttonVariants({ variant: 'primary' })}>
                <Download className="ic" aria-hidden />
                Baixar PDF
              </a>
            </PageHead>
            <PageSheet spine={null}>
              <div className="mb-5 flex items-center gap-4">
                <Avatar name={cv.nome} image={cv.id_foto && `/files/${cv.id_foto}`} size="l" />
                <p className="min-w-0 text-sm break-words text-muted-foreground">
                  {[
                    cv.cidade && `${cv.cidade}/${cv.uf}`,
                    cv.idade !== null && `${cv.idade} anos`,
                    cv.telefone && formatPhone(cv.telefone),
                    cv.email,
                    cv.cnh_categoria && cv.cnh_categoria !== 'Não Possui' && `CNH ${cv.cnh_categoria}`,
                    cv.viagem && 'Disponível para viagens',
                    cv.linkedin,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {empty && <EmptyState title="Currículo ainda sem informações." />}
              <Lines title="Experiência" lines={cv.experiencias.map(experienceLine)} />
              <Lines title="Formação" lines={cv.formacoes.map(educationLine)} />
              <Lines title="Certificados" lines={cv.certificados.map(certificateLine)} />
              {wishes.length > 0 && (
                <section>
                  <SectionLabel>Interesses</SectionLabel>
                  <ul className="grid gap-1 text-sm">
                    {wishes.map((wish) => (
                      <li key={String(wish)}>{wish}</li>
                    ))}
                  </ul>
                </section>
              )}
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
