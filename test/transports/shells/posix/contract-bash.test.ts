import { transportContract } from '../../../contracts/transport.ts';
import { asSh, connectBy } from './shells.ts';

transportContract('bash', connectBy(asSh('bash')));
