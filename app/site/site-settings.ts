import { useRouteLoaderData } from 'react-router'

/** The settings that public pages know. Nothing secret: it is in the page. */
export type SiteSettings = {
  baseUrl: string
  /** Undefined if no booking engine is configured: then booking is by phone and email, and the page says so. */
  bookingUrl?: string
  bookingWidget: { scriptUrl?: string; styleUrl?: string }
  voucherUrl?: string
}

/** From the root's loader; may be missing on an error page. */
export function useSiteSettings(): SiteSettings {
  return useRouteLoaderData<SiteSettings>('root') ?? { baseUrl: '', bookingWidget: {} }
}
