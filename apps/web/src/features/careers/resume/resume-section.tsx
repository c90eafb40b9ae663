import { Pencil, Plus, Trash2 } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import type { SectionLine } from './resume-words.ts'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { Card } from '@/components/ui/card.tsx'

interface ResumeSectionProps {
  title: string
  add: '/resume/education/register' | '/resume/experience/register' | '/resume/certificate/register'
  lines: readonly SectionLine[]
  onRemove: (line: SectionLine) => void
}

/** One of the three sections, with what is added to it, changed and taken away. */
export function ResumeSection({ title, add, lines, onRemove }: ResumeSectionProps) {
  return (
    <section className="mb-6">
      <SectionLabel count={lines.length}>{title}</SectionLabel>
      {lines.length > 0 && (
        <ul className="mb-3 grid gap-2">
          {lines.map((line) => (
            <Card asChild key={line.id} className="flex flex-row items-start gap-2 p-3">
              <li>
                <div className="min-w-0 grow">
                  <p className="text-sm font-semibold break-words">{line.title}</p>
                  <p className="text-xs text-muted-foreground">{line.meta}</p>
                  {line.text && <p className="mt-1 text-sm break-words">{line.text}</p>}
                </div>
                <span className="flex shrink-0">
                  <AddressLink
                    to={`${add}?id=${line.id}`}
                    className={iconButtonVariants()}
                    aria-label={`Editar ${line.title}`}
                  >
                    <Pencil aria-hidden />
                  </AddressLink>
                  <IconButton icon={Trash2} label={`Excluir ${line.title}`} onClick={() => onRemove(line)} />
                </span>
              </li>
            </Card>
          ))}
        </ul>
      )}
      <AddressLink to={add} className={buttonVariants({ variant: 'outline' })}>
        <Plus aria-hidden />
        Adicionar
      </AddressLink>
    </section>
  )
}
