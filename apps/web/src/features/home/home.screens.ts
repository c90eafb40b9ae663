import { can, type AccessHolder, type ModuleKey } from '@intranet/contract/access'
import { areaModules } from '@intranet/contract/access/area-modules'
import { Headset, Megaphone, TrendingUp, UsersRound, Wrench } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

const manages =
  (...modules: ModuleKey[]) =>
  (holder: AccessHolder | null): boolean =>
    modules.some((module) => can(holder, module, 'manage'))

/** The homes of the modules that one manages: Administração leads to each (docs/screens.md#hubs). */
export const homeScreens = defineScreens({
  cards: [
    {
      title: 'Recursos Humanos',
      text: 'Pessoas, onboarding e relatórios',
      icon: UsersRound,
      to: '/human-resources',
      on: { 'admin/modulos': 1 },
      visible: manages(...areaModules.people),
    },
    {
      title: 'Vendas',
      text: 'Leads, relatórios e configurações',
      icon: TrendingUp,
      to: '/sales/internal/home',
      on: { 'admin/modulos': 2 },
      visible: manages('vendas'),
    },
    {
      title: 'Marketing',
      text: 'Campanhas, patrocínios e roletas',
      icon: Megaphone,
      to: '/marketing/home',
      on: { 'admin/modulos': 3 },
      visible: manages(...areaModules.marketing),
    },
    {
      title: 'Atendimento',
      text: 'Da venda à conexão, clientes e bloqueios',
      icon: Headset,
      to: '/service/home',
      on: { 'admin/modulos': 4 },
      visible: manages(...areaModules.service),
    },
    {
      title: 'Operações',
      text: 'Incidentes, suprimentos, frota e caronas',
      icon: Wrench,
      to: '/operations/home',
      on: { 'admin/modulos': 5 },
      visible: manages(...areaModules.operations),
    },
  ],
})
