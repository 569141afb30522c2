import { transportContract } from '../../../contracts/transport.ts';
import { asSh, connectBy } from './shells.ts';

transportContract('busybox', connectBy(asSh('busybox')));
