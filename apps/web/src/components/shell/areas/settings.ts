import { can, type AccessHolder } from '@intranet/contract/access'
import {
  Handshake,
  KeyRound,
  LayoutGrid,
  MailOpen,
  ShieldCheck,
  SlidersHorizontal,
  Users,
} from 'lucide-react'
import type { Session } from '@/lib/session.ts'
import type { Area } from '../area.ts'

const reads = (holder: AccessHolder | null) => can(holder, 'configuracao', 'read')

/** Users, rights and what the whole intranet is set to. */
export const settingsArea: Area = {
  name: 'Configurações',
  to: '/settings/home',
  sections: [
    {
      key: 'acesso',
      title: 'ACESSO',
      cards: [
        {
          title: 'Usuários',
          text: 'Funcionários, externos e candidatos',
          icon: Users,
          to: '/users/list',
          visible: (holder) => can(holder, 'users', 'read'),
        },
        {
          title: 'Perfis de acesso',
          text: 'Níveis em cada módulo',
          icon: ShieldCheck,
          to: '/access-profiles/list',
          visible: reads,
        },
        {
          title: 'Acessos',
          text: 'Usuários e seus perfis',
          icon: KeyRound,
          to: '/settings/list',
          visible: reads,
        },
        {
          title: 'Parceiros',
          text: 'Vendedores externos e validade',
          icon: Handshake,
          to: '/settings/partners',
          visible: reads,
        },
      ],
    },
    {
      key: 'intranet',
      title: 'INTRANET',
      cards: [
        {
          title: 'Módulos e menus',
          text: 'Nome, ícone, ordem e exibição',
          icon: LayoutGrid,
          to: '/settings/modules',
          visible: reads,
        },
        {
          title: 'Parâmetros',
          text: 'Prazos, limites e serviços',
          icon: SlidersHorizontal,
          to: '/settings/parameters',
          visible: reads,
        },
        {
          title: 'Caixa de saída',
          text: 'E-mails não enviados, no desenvolvimento',
          icon: MailOpen,
          to: '/settings/outbox',
          visible: (holder) => (holder as Session | null)?.caixa_saida ?? false,
        },
      ],
    },
  ],
}
