import { useRouteLoaderData } from 'react-router'

/** What public pages know of the settings. Nothing secret: it stands in the page. */
export type SiteSettings = {
  baseUrl: string
  /** Undefined when no booking engine is configured: then booking is by telephone and e-mail, and the page says so. */
  bookingUrl?: string
  bookingWidget: { scriptUrl?: string; styleUrl?: string }
  voucherUrl?: string
}

/** From the root's loader; in an error page it may be missing. */
export function useSiteSettings(): SiteSettings {
  return useRouteLoaderData<SiteSettings>('root') ?? { baseUrl: '', bookingWidget: {} }
}
