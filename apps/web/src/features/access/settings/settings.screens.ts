import { FileLock, Handshake, KeyRound, LayoutGrid, SlidersHorizontal } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const settingsScreens = defineScreens({
  cards: [
    {
      title: 'Módulos e menus',
      text: 'O que o menu e os cartões mostram',
      icon: LayoutGrid,
      to: '/settings/modules',
      on: { 'admin/acesso': 3 },
    },
    {
      title: 'Módulos e menus',
      text: 'Nome, ícone, ordem e exibição',
      icon: LayoutGrid,
      to: '/settings/modules',
      on: { 'settings/intranet': 1 },
    },
    {
      title: 'Parâmetros',
      text: 'Prazos, limites e endereços',
      icon: SlidersHorizontal,
      to: '/settings/parameters',
      on: { 'admin/acesso': 4 },
    },
    {
      title: 'Parâmetros',
      text: 'Prazos, limites e serviços',
      icon: SlidersHorizontal,
      to: '/settings/parameters',
      on: { 'settings/intranet': 2 },
    },
    {
      title: 'Avisos de privacidade',
      text: 'O que candidatos, solicitantes e participantes aceitam',
      icon: FileLock,
      to: '/settings/privacy',
      on: { 'settings/intranet': 4 },
    },
    {
      title: 'Acessos',
      text: 'Usuários e seus perfis',
      icon: KeyRound,
      to: '/settings/list',
      on: { 'settings/acesso': 3 },
    },
    {
      title: 'Parceiros',
      text: 'Vendedores externos e validade',
      icon: Handshake,
      to: '/settings/partners',
      on: { 'settings/acesso': 4 },
    },
  ],
})
