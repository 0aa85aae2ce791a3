/**
 * All the rules of follow-ups. A new one goes into the file of the subject it follows, with an example; where two match, the one listed
 * first decides.
 */

import { afterAPrice } from './after-a-price.ts'
import { afterAnExperience } from './after-an-experience.ts'
import { afterAnExtra } from './after-an-extra.ts'
import { afterAnOffer } from './after-an-offer.ts'
import { afterArrivingAndLeaving } from './after-arriving-and-leaving.ts'
import { afterBooking } from './after-booking.ts'
import { afterCancelling } from './after-cancelling.ts'
import { afterFood } from './after-food.ts'
import { afterPaying } from './after-paying.ts'
import { afterPlacesNearby } from './after-places-nearby.ts'
import { afterTheBath } from './after-the-bath.ts'
import { afterTheWayHere } from './after-the-way-here.ts'
import { afterTrouble } from './after-trouble.ts'
import { afterVouchersAndCodes } from './after-vouchers-and-codes.ts'
import { afterWhatRoomsHave } from './after-what-rooms-have.ts'
import { afterWhoMayCome } from './after-who-may-come.ts'
import { anotherStayMeant } from './another-stay-meant.ts'
import { mealsAndDrinksThen } from './meals-and-drinks-then.ts'
import { ofTheNightsPrice } from './of-the-nights-price.ts'
import { ofThePlaceItself } from './of-the-place-itself.ts'
import { whichBeachThen } from './which-beach-then.ts'
import { whichRoomThen } from './which-room-then.ts'

export const followUpRules = [
  ...ofThePlaceItself,
  ...anotherStayMeant,
  ...ofTheNightsPrice,
  ...afterAPrice,
  ...afterAnOffer,
  ...afterBooking,
  ...afterCancelling,
  ...afterArrivingAndLeaving,
  ...afterWhatRoomsHave,
  ...whichRoomThen,
  ...afterTheBath,
  ...afterPaying,
  ...afterAnExtra,
  ...mealsAndDrinksThen,
  ...afterFood,
  ...afterAnExperience,
  ...afterVouchersAndCodes,
  ...whichBeachThen,
  ...afterPlacesNearby,
  ...afterTheWayHere,
  ...afterWhoMayCome,
  ...afterTrouble,
]
