import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { modulePaths } from '@intranet/contract/access/module-paths'
import { updateModuleInput } from '@intranet/contract/access/settings'
import { common } from '@intranet/contract/messages'
import { settings } from '@intranet/contract/messages/access'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { type LucideIcon, Pencil } from 'lucide-react'
import { useState } from 'react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormSheet } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { IconPickerField } from '@/components/form/icon-picker-field.tsx'
import { NamedIcon } from '@/components/records/named-icon.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { frames, type HubKey } from '@/components/shell/hubs.ts'
import type { Fold } from '@/components/shell/screens.ts'
import { ModuleIcon } from '@/components/shell/module-icon.tsx'
import { useMenuEntries } from '@/components/shell/use-menu-entries.ts'
import { useRouteExists } from '@/components/shell/use-screen-opens.ts'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Reopenable } from '@/components/shell/reopenable.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { record } from '@/lib/use-record.ts'
import { api } from '@/lib/api.ts'
import { NoteLine } from '@/components/ui/note-line.tsx'

type Module = inferOutput<typeof trpc.modules.list>[number]

const moduleForm = updateModuleInput.omit({ chave: true, updated_at: true }).required()
type Values = z.input<typeof moduleForm>

function ModuleForm({ module }: { module: Module }) {
  // The list behind is read again now and then: what the form began with is what it may overwrite.
  const [{ chave, nome, icone, ordem, ativo, updated_at }] = useState(module)
  return (
    <Form
      identity={savedRecord('module', { id: chave, updated_at })}
      schema={moduleForm}
      defaultValues={{ nome, icone, ordem, ativo }}
      onSubmit={(values) => api.modules.update.mutate({ chave, updated_at, ...values })}
      changes={[trpc.modules.pathFilter()]}
      texts={{ success: common.success }}
    >
      <div className="grid gap-4">
        <TextField<Values> name="nome" label="Nome" maxLength={60} />
        <IconPickerField<Values> name="icone" label="Ícone" />
        <NumberField<Values> name="ordem" label="Ordem" />
        <ToggleField<Values> name="ativo" label="Status" hint="Inativo, sai do menu e dos cartões." />
      </div>
      <FormActions />
    </Form>
  )
}

interface ModuleLineProps {
  module: Module
  /** The icon that menu and hubs have it with. */
  built: LucideIcon | undefined
  onEdit?: () => void
}

function ModuleLine({ module, built, onEdit }: ModuleLineProps) {
  return (
    <li className="flex items-center gap-3 border-b border-border py-2 text-sm">
      {built ? (
        <ModuleIcon to={modulePaths[module.chave]!} built={built} />
      ) : (
        <NamedIcon name={module.icone} />
      )}
      <span className="min-w-0 grow">
        {module.nome}
        <span className="block truncate text-xs text-muted-foreground">{modulePaths[module.chave]}</span>
      </span>
      <StatusDot active={module.ativo} />
      {onEdit && <IconButton icon={Pencil} label={`Editar ${module.nome}`} onClick={onEdit} />}
    </li>
  )
}

/** The screens that the menu or a hub leads to now: what is still to be built is nothing to set up. */
function useBuiltScreens(hub: Fold['hub']): ReadonlyMap<string, LucideIcon> {
  const exists = useRouteExists()
  const entries = useMenuEntries()
  const cards = (Object.keys(frames) as HubKey[]).flatMap(hub).flatMap((section) => section.cards)
  // The menu's icon is the one that everybody sees: the last of a key wins.
  return new Map([...cards, ...entries].filter(({ to }) => exists(to)).map(({ to, icon }) => [to, icon]))
}

/** The entries of menu and hubs: name, icon, order, and whether they are shown. */
export function ModulesPage({ hub }: Pick<Fold, 'hub'>) {
  const read = useQuery({ ...trpc.modules.list.queryOptions(), meta: record })
  const mayWrite = can(useSession(), 'configuracao', 'manage')
  const [editing, setEditing] = useState<string>()
  const built = useBuiltScreens(hub)
  return (
    <LoadedPage reads={[read]}>
      {(data) => {
        const there = data.filter(({ chave }) => built.has(modulePaths[chave] ?? ''))
        const sections = [...new Set(there.map(({ secao }) => secao))]
        const edited = data.find(({ chave }) => chave === editing)
        return (
          <Page>
            <PageHead />
            <PageSheet>
              {!mayWrite && <NoteLine>{settings.readOnly}</NoteLine>}
              {sections.map((section) => {
                const modules = there.filter(({ secao }) => secao === section)
                return (
                  <section key={section} className="mb-6 max-w-[640px]">
                    <SectionLabel count={modules.length}>{section}</SectionLabel>
                    <ul>
                      {modules.map((module) => (
                        <ModuleLine
                          key={module.chave}
                          module={module}
                          built={built.get(modulePaths[module.chave] ?? '')}
                          onEdit={mayWrite ? () => setEditing(module.chave) : undefined}
                        />
                      ))}
                    </ul>
                  </section>
                )
              })}
              {edited && (
                <FormSheet title={edited.nome} onClose={() => setEditing(undefined)}>
                  <Reopenable kind="surface">
                    <ModuleForm key={edited.chave} module={edited} />
                  </Reopenable>
                </FormSheet>
              )}
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
